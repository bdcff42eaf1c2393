/**
 * The only executable inline script of a page. It waits until the page has loaded and been painted (on a fast
 * network it may load first) and the browser is idle, or for two seconds, because some browsers never report
 * idle time. Then it fetches all files of the page in parallel and imports the entry.
 *
 * It is the same on every page, so the content security policy needs one hash. `<meta name="boot">` lists the
 * files: the entry first, then the page's chunks and data. The styles are already in the page. A disabled
 * link, which fetches nothing, makes the bundler's loader treat them as loaded.
 *
 * Browsers without cascade layers are too old: they get a plain document without the script.
 */
export const bootScript = `self.CSSLayerBlockRule&&addEventListener('load',()=>new PerformanceObserver((_,p)=>{p.disconnect();(self.requestIdleCallback||setTimeout)(()=>{const[e,...a]=document.querySelector('meta[name=boot]').content.split(' ');for(const h of a){const l=document.createElement('link');if(h.endsWith('.js'))l.rel='modulepreload';else if(h.endsWith('.css')){l.rel='stylesheet';l.disabled=!0}else{l.rel='preload';l.as='fetch';l.crossOrigin=''}l.href=h;document.head.append(l)}import(e)},{timeout:2e3})}).observe({type:'paint',buffered:!0}))`

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
