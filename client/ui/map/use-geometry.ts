// The file with the shapes of a map, and whether it could be loaded: not every browser notifies the page of a failed `use` element.
import { useEffect, useRef, useState } from 'react';
import { reloadIfServerAnswers } from '../../core/reload-page.ts';
import { nextFrame } from '../../core/wait.ts';
import type { Region } from './regions.ts';

export interface Geometry {
  /** The address of the file; another one after a retry, because browsers cache that the first one failed. */
  url: string;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** @param box the element that contains the shapes; null until it is rendered */
export function useGeometry(region: Region, box: HTMLElement | null): Geometry {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'shown' | 'failed' | 'retrying'>('shown');
  const isByUser = useRef(false);
  const url = attempt === 0 ? region.url : `${region.url}?${attempt}`;

  useEffect(() => {
    if (!box) return undefined;
    let isClosed = false;
    const check = async (): Promise<void> => {
      if (await canLoad(url)) {
        if (!isClosed) setState('shown');
        await nextFrame();
        await nextFrame();
        // The network came back between the request of the shapes and this one.
        if (!isClosed && attempt === 0 && isEmpty(box)) setAttempt(1);
        return;
      }
      // A page older than the last release needs a reload.
      if (isByUser.current && !isClosed) await reloadIfServerAnswers();
      if (!isClosed) setState('failed');
    };
    void check();
    return () => {
      isClosed = true;
    };
  }, [url, attempt, box]);

  function retry(): void {
    isByUser.current = true;
    setState('retrying');
    setAttempt(attempt + 1);
  }

  return { url, hasFailed: state !== 'shown', isRetrying: state === 'retrying', retry };
}

/** Usually answered from the browser's cache, which has the file already. */
async function canLoad(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

function isEmpty(box: HTMLElement): boolean {
  return box.querySelector<SVGUseElement>('.map-land')?.getBBox().width === 0;
}
