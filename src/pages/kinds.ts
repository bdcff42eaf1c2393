// Every kind of page; all that has to be known of a kind is derived from this list.
export { about } from './about/kind.ts'
export { contact } from './contact/kind.ts'
export { full } from './full/kind.ts'
export { home } from './home/kind.ts'
export { placeholder } from './placeholder/kind.ts'
