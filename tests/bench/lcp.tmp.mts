import { launchChromium } from '#tests/support/chromium.ts';
import { PHONE, slowDown } from './pages/cold-load.ts';
const b=await launchChromium();
for (const path of process.argv.slice(2)) for (const k of [1,2]) {
 const c=await b.newContext({viewport:{width:375,height:740},isMobile:true,hasTouch:true}); const p=await c.newPage();
 await p.addInitScript(()=>{(window as any).L=[];new PerformanceObserver(l=>{for(const e of l.getEntries() as any[])(window as any).L.push([Math.round(e.startTime),e.size,e.element?.tagName,e.element?.className,(e.element?.textContent??'').slice(0,40),e.url])}).observe({type:'largest-contentful-paint',buffered:true});});
 await slowDown(await c.newCDPSession(p), PHONE);
 await p.goto('http://localhost:4601'+path); await p.waitForTimeout(1500);
 console.log(path, JSON.stringify(await p.evaluate(()=>({L:(window as any).L, fcp:Math.round(performance.getEntriesByName('first-contentful-paint')[0]!.startTime), nav:(performance.getEntriesByType('navigation')[0] as any).responseEnd, res:(performance.getEntriesByType('resource') as any[]).map(r=>[r.name.split('/').pop(),Math.round(r.startTime),Math.round(r.responseEnd)])})),null,0));
 await c.close();
}
await b.close();
