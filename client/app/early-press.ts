// A page made by the server looks ready before its script has come. What is pressed until then is remembered, and done when it
// has: a button that does nothing is pressed again and again, and a form would be sent to nobody, with its fields in the address.
import { useEffect } from 'react';

interface Presses extends Array<HTMLElement> {
  hear: (event: Event) => void;
}

declare global {
  interface Window {
    early?: Presses;
  }
}

/** Runs in the page before anything else. Links, and forms that know where they are sent, need no script. */
export const earlyPressScript = `{let p=early=[];p.hear=e=>{let t=e.target,b=e.type=='click'?t.closest?.('button[type=button]'):t.hasAttribute('action')?0:(e.preventDefault(),t);!b||p.includes(b)||p.push(b)};for(let k of['click','submit'])addEventListener(k,e=>p.hear(e),!0)}`;

/** Draws nothing; as the page wakes, part by part, does what was pressed in each part before, once. */
export function EarlyPresses(): null {
  useEffect(() => {
    const presses = window.early;
    if (!presses) return;
    delete window.early;
    const { hear } = presses;
    const look = () => {
      // What is done here is not to be remembered again.
      presses.hear = () => undefined;
      const waiting = presses.filter((pressed) => !isAwake(pressed));
      for (const pressed of presses.splice(0, presses.length, ...waiting)) {
        if (waiting.includes(pressed)) continue;
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
      }
      if (waiting.length === 0 && isAwake(document.querySelector('main > *'))) return;
      presses.hear = hear;
      requestAnimationFrame(look);
    };
    look();
  }, []);
  return null;
}

/** Whether nothing more is to come for this part of the page. React says so nowhere, but marks what it has taken over. */
function isAwake(part: Element | null): boolean {
  return !part?.isConnected || Object.keys(part).some((key) => key.startsWith('__reactFiber'));
}
