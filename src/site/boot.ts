/**
 * The only executable inline script of a page. It fetches all files of the page in parallel and imports the entry,
 * after the first paint and in an idle moment.
 *
 * No single event of the browser decides whether a page starts, because each of them may never come: Firefox reports
 * no paint for a page that is reloaded while it is scrolled, a tab in the background draws no frames, some browsers
 * have no `PerformanceObserver` or never report idle time, and a picture that does not arrive holds back `load`.
 * The first of these starts the page:
 *
 * - an idle moment after the report of a paint, or a moment after two frames (on a fast network the page may load
 *   before it is painted, and a report follows its paint by less than that moment);
 * - two seconds after the page has loaded;
 * - ten seconds after it has been parsed.
 *
 * If Back is pressed before the router handles it, the browser may change the address without loading the page. The
 * script then reloads it, and sets `window.reloading`, so that `main.tsx` does not start the page that is being left.
 * If a page is reloaded while dialogs cover it, they are gone, so the entry of the history that each of them has is left
 * at once: Back would lead from it to the same page.
 *
 * It is the same on every page, so the content security policy needs one hash. `<meta name="boot">` lists the
 * files: the entry first, then the page's chunks and data. The styles are already in the page. A disabled
 * link, which fetches nothing, makes the bundler's loader treat them as loaded.
 *
 * Browsers without cascade layers are too old: they get a plain document without the script.
 */
export const bootScript = [
  'self.CSSLayerBlockRule&&(()=>{let s,l=location,p=l.pathname;',
  'onpopstate=()=>l.pathname!=p&&(s=self.reloading=1,l.reload());',
  'history.state?.covers&&history.go(-history.state.covers);',
  'let r=()=>{if(s)return;s=1;',
  "let[e,...a]=document.querySelector('meta[name=boot]').content.split(' ');",
  "for(let h of a){let k=document.createElement('link');",
  "if(h.endsWith('.js'))k.rel='modulepreload';",
  "else if(h.endsWith('.css')){k.rel='stylesheet';k.disabled=1}",
  "else{k.rel='preload';k.as='fetch';k.crossOrigin=''}",
  'k.href=h;document.head.append(k)}import(e)},',
  'i=()=>(self.requestIdleCallback||setTimeout)(r);',
  "addEventListener('DOMContentLoaded',()=>setTimeout(r,1e4));",
  "addEventListener('load',()=>{setTimeout(r,2e3);",
  "try{new PerformanceObserver((_,p)=>{p.disconnect();i()}).observe({type:'paint',buffered:!0})}catch{}",
  'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(i,300)))})',
  '})()',
].join('')

/**
 * Lets the browser prefetch the page of a link while no script handles it. Browsers ignore this if the visitor
 * saves data, or if they do not support it.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'

/**
 * The tag that lists the files of a page for the boot script.
 * @param files relative to the site's root, the entry first
 * @param base the site's root on its server, `/` or `/shop/`
 */
export function bootTag(files: readonly string[], base: string): string {
  return `<meta name="boot" content="${files.map((file) => base + file).join(' ')}">`
}
