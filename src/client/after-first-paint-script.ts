/**
 * Returns the script in the head of a visitor's document that loads what the first paint can do
 * without, and would share the line with: the first script, and the fonts. Fonts that the browser
 * has already, from another page of the site, are drawn at once. In a tab in the background, and in
 * a browser that reports no paint, both come after three seconds.
 */
export function afterFirstPaintScript(boot: string): string {
  return `{const painted=new Promise(load=>{new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,document.prerendering?0:3000)});painted.then(()=>import('${boot}'));(async()=>{document.querySelector('[rel=stylesheet]')||document.referrer.startsWith(location.origin+'/')||await painted;document.getElementById('web-fonts').media='all'})()}`
}
