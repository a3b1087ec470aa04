declare global {
  interface Window {
    earlyEvents?: Event[] | undefined;
  }
}

/**
 * Stands inline in the head of every document that has a script: what is pressed or typed before that script is here is
 * noted, so that nothing of it is lost on a slow line (D-36). Its hash stands in the content policy.
 */
export const EARLY_EVENTS_SCRIPT =
  'var earlyEvents=[];for(const t of["click","input","change"])addEventListener(t,e=>earlyEvents?.push(e))';

/**
 * Dispatches once more, in their order, the events that were noted, for whoever records them by now. Of presses those of
 * buttons only: links, forms and disclosures the browser has followed by itself.
 */
export const repeatEarlyEvents = (): void => {
  const { earlyEvents: noted } = window;
  window.earlyEvents = undefined;
  noted?.forEach((event) => {
    const target = event.target as Element;
    if (event.type !== 'click' || target.closest('[type="button"]')) target.dispatchEvent(event);
  });
};
