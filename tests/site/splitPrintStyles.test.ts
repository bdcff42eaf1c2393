import { expect, it } from 'vitest'
import { splitPrintStyles } from '../../src/site/splitPrintStyles.ts'

it('the styles for paper are taken out of their layers, in their order', () => {
  const css =
    '@layer a,b;@layer a{p{color:red}@media print{p{color:#000}}}@layer b{@media print{nav{display:none}}i{top:0}}b{left:0}@media print{b{left:1px}}'
  expect(splitPrintStyles(css)).toEqual({
    screen: '@layer a,b;@layer a{p{color:red}}@layer b{i{top:0}}b{left:0}',
    print: '@layer a{p{color:#000}}@layer b{nav{display:none}}b{left:1px}',
  })
})

it('styles that hold on the screen too stay, and so do braces in texts', () => {
  const css = `@media print,(max-width:9px){p{top:0}}@media screen{i{top:0}}a:before{content:"}{";background:url('data:,{')}@page{margin:0}`
  expect(splitPrintStyles(css)).toEqual({ screen: css, print: '' })
})
