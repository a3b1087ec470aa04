/**
 * Fetches the portal's script once something of the page has been painted: who reads waits for no script, not even for
 * the time it takes to look at one. It stands in the page, by its number in the content policy, because a file of it
 * would be one more question before the first view. A browser that does not tell of paints begins at once.
 */
export const STARTER =
  '{const{main}=document.currentScript.dataset,go=()=>import(main);' +
  'globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")' +
  '?new PerformanceObserver((list,watch)=>{watch.disconnect();go()}).observe({type:"paint",buffered:true}):go()}';
