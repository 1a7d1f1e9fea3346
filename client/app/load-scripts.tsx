// Loads the scripts of a page after its first paint, which they would otherwise delay.
import { ScriptOnce, useRouter } from '@tanstack/react-router';
import type { PageAssets } from '#shared/rendering.ts';

/** Renders nothing in the browser. Placed after the dehydrated state, which the entry script reads. */
export function LoadScripts() {
  const { state, options } = useRouter();
  const { assets } = options.context;
  if (!import.meta.env.SSR || !assets) return null;
  const modules = state.matches.flatMap(({ routeId }) => assets.preloads[routeId] ?? []);
  return <ScriptOnce>{loadAfterFirstPaint(assets, modules)}</ScriptOnce>;
}

/** `modules` are files that the entry script imports later. A background tab has no frames: it waits until it is shown. */
function loadAfterFirstPaint({ entry, preloads }: PageAssets, modules: string[]): string {
  const links = [...new Set([...(preloads.__root__ ?? []), ...modules])];
  // A frame is painted between the callback and the timeout.
  return `requestAnimationFrame(()=>setTimeout(()=>{
let load=(name,file)=>document.head.append(Object.assign(document.createElement(name),file));
load('script',{type:'module',src:'${entry}'});
for(let href of ${JSON.stringify(links)})load('link',{rel:'modulepreload',href})}))`;
}
