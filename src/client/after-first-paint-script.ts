/**
 * Returns the script in the head of a visitor's document that loads what the first paint can do
 * without, and would share the line with: the first script, and the fonts, whose style is the only
 * one for some media. Fonts that the browser has already, from another page of the site, are drawn
 * at once. In a tab in the background, and in a browser that reports no paint, both come after three
 * seconds. The first paint of all may be one without content.
 */
export function afterFirstPaintScript(boot: string): string {
  return `{const painted=new Promise(load=>{new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&load()).observe({type:'paint'});setTimeout(load,document.prerendering?0:3000)});painted.then(()=>import('${boot}'));(async()=>{document.cookie.includes('stylesheet')||document.referrer.includes(location.host)||await painted;document.querySelector('style[media]').media='all'})()}`
}
