/**
 * The only script in a page: when the page has loaded and been painted (on a quick network it may load
 * first) and the browser is idle (or two seconds have gone by: some browsers never call themselves idle),
 * it fetches everything the page needs at once, so that nothing waits for anything else, and starts the
 * entry.
 * It is the same on every page (one hash in the content security policy); what differs stands in
 * the `content` of `<meta name="boot">`: the entry first, then the page's chunks and data. Its styles
 * stand in the page already; a link that is switched off, and so fetches nothing, tells the chunks.
 * Below the floor, where cascade layers are unknown, it stays away: the page is a plain document.
 */
export const bootScript = `self.CSSLayerBlockRule&&addEventListener('load',()=>new PerformanceObserver((_,p)=>{p.disconnect();(self.requestIdleCallback||setTimeout)(()=>{const[e,...a]=document.querySelector('meta[name=boot]').content.split(' ');for(const h of a){const l=document.createElement('link');if(h.endsWith('.js'))l.rel='modulepreload';else if(h.endsWith('.css')){l.rel='stylesheet';l.disabled=!0}else{l.rel='preload';l.as='fetch';l.crossOrigin=''}l.href=h;document.head.append(l)}import(e)},{timeout:2e3})}).observe({type:'paint',buffered:!0}))`

/**
 * What the browser may fetch before a press is over, while no script answers it: the page of the link.
 * It does not where the visitor saves data, and knows nothing of this if it is an older one.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'

/** @param files relative to the site's root, the entry first */
export function bootTag(files: readonly string[], base: string): string {
  return `<meta name="boot" content="${files.map((file) => base + file).join(' ')}">`
}
