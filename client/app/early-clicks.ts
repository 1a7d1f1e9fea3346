// Clicks before hydration: a script in the head cancels and records them; each is replayed once after hydration. Until
// then, links and Back load a page from the server, forms send no empty fields, and a notice is shown if the page's script
// cannot be loaded.
import { useEffect } from 'react';

declare global {
  interface Window {
    /** Stops recording and returns the clicked elements. */
    takeEarlyClicks?: () => Iterable<HTMLElement>;
    /** Set when Back has left the page before hydration: the address is already that of another page. */
    leavesPage?: boolean;
  }
}

/**
 * Runs before the page is rendered. React never sees a recorded click, so none is handled twice. Links, popovers and
 * forms with an action work without React; any other form would be submitted to the page's own address with its fields
 * in the query string. If the router showed another page during hydration, React would discard the markup and report errors:
 * therefore it sees no link and no Back until the page is hydrated (hydration-mark.ts).
 */
export const earlyClicksScript = `{
let buttons=new Set,record=event=>{
let button=event.target.closest('button:not([popovertarget])');
if(!button||button.type=='submit'&&button.form?.hasAttribute('action'))return;
event.preventDefault();event.stopPropagation();buttons.add(button)};
addEventListener('click',record,true);
let skipEmpty=({formData})=>{for(let [name,text] of [...formData])text||formData.delete(name)};
addEventListener('formdata',skipEmpty);
takeEarlyClicks=()=>(removeEventListener('formdata',skipEmpty),removeEventListener('click',record,true),buttons);
let isHydrated=()=>'hydrated'in document.documentElement.dataset,page=()=>location.pathname+location.search,first=page();
addEventListener('click',event=>{if(!isHydrated()&&event.target.closest('a[href]'))event.stopPropagation()},true);
addEventListener('popstate',event=>{
if(isHydrated()||!window.leavesPage&&page()==first)return;
leavesPage=true;event.stopImmediatePropagation();location.reload()},true);
addEventListener('error',({target})=>{
if(target.type!='module')return;
let notice=document.createElement('p');notice.role='alert';notice.className='bg-warning-soft p-4 text-center';
notice.textContent='En del av sidan kunde inte hämtas, så knapparna fungerar inte. Ladda om sidan eller prova ett annat nätverk.';
document.body.prepend(notice)},true)}`;

/** Renders nothing. */
export function EarlyClicks(): null {
  useEffect(() => {
    const buttons = window.takeEarlyClicks?.() ?? [];
    delete window.takeEarlyClicks;
    // React hydrates the part of the page that receives a click first, but not while effects run.
    queueMicrotask(() => {
      for (const button of buttons) button.click();
    });
  }, []);
  return null;
}
