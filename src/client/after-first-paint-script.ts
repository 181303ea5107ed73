/**
 * Returns the script in the head of a visitor's document. It loads the first script and the web fonts
 * after the first paint with content, because they would compete with the document for the line. If
 * none is reported, as in a tab in the background, they come after three seconds. On later pages the
 * fonts are in the browser's cache, so they are defined at once.
 */
export function afterFirstPaintScript(boot: string): string {
  return `{const painted=new Promise(load=>{new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&load()).observe({type:'paint'});setTimeout(load,document.prerendering?0:3000)});painted.then(()=>import('${boot}'));(async()=>{document.cookie.includes('stylesheet')||document.referrer.includes(location.host)||await painted;document.querySelector('style[media*=scripting]').media='all'})()}`
}
