// The draft of the form on screen: put back when the page opens, kept with every change of text or pictures.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdDetail } from '#shared/features/ads/ad.ts';
import { type AdFormValues, blankAd, valuesOf } from '../../features/ads/ad-form-values.ts';
import type { AdDraft } from '../../features/ads/draft-store.ts';
import { useAdDraft } from '../../features/ads/use-ad-draft.ts';
import type { AdFormState } from '../../features/ads/use-ad-form.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import type { PictureTray } from '../../features/pictures/picture-tray.ts';

export interface KeptDraft {
  /** The draft is in place, and what is typed from now on is kept. */
  isReady: boolean;
  /** Something is kept that can be cleared. */
  isKept: boolean;
  /** When what was put back had been kept, in milliseconds since 1970. */
  restoredFrom: number | null;
  /** How many of its pictures the server no longer has. */
  missing: number;
  isAnotherOpen: boolean;
  /** The browser keeps nothing. */
  isRefused: boolean;
  /** Takes away the pictures the server no longer has. */
  dropMissing: () => Promise<void>;
  clear: () => void;
  /** The draft has become an ad. */
  finish: () => void;
}

interface DraftParts {
  author: Viewer;
  ad: AdDetail | undefined;
  form: AdFormState;
  tray: PictureTray;
}

export function useKeptDraft({ author, ad, form, tray }: DraftParts): KeptDraft {
  const [state, setState] = useState(asOpened);
  const initial = ad ? valuesOf(ad) : blankAd;

  async function restore(found: AdDraft | null): Promise<void> {
    if (!found || found.basedOn !== ad?.updatedAt) return setState({ ...asOpened, isReady: true });
    form.reset(found.values, { keepDefaultValues: true });
    tray.lay(found.pictures);
    setState({ ...asOpened, isReady: true, isKept: true, restoredFrom: found.savedAt });
    await dropMissing();
  }

  async function dropMissing(): Promise<void> {
    const onAd = new Set(ad?.pictures.map(({ id }) => id));
    const missing = await findMissingPictures(tray.ready.map(({ id }) => id).filter((id) => !onAd.has(id)));
    if (missing.size === 0) return;
    tray.drop(missing);
    setState((before) => ({ ...before, missing: before.missing + missing.size }));
  }

  const held = useAdDraft(`${author.id}:${ad?.id ?? 'ny'}`, (found) => void restore(found));

  const keep = useEffectEvent(() => {
    if (!held) return;
    const values = { ...form.getValues() };
    const pictures = tray.ready;
    const isUnchanged = isSame(values, initial) && idsOf(pictures) === idsOf(ad?.pictures ?? []);
    const isAccepted = held.keep(
      isUnchanged ? null : { values, pictures, basedOn: ad?.updatedAt, savedAt: Date.now() },
    );
    setState((before) =>
      before.isKept === !isUnchanged && before.isRefused === !isAccepted
        ? before
        : { ...before, isKept: !isUnchanged, isRefused: !isAccepted },
    );
  });

  useEffect(() => {
    if (!held) return;
    const stopText = form.subscribe({ formState: { values: true }, callback: () => keep() });
    let kept = idsOf(tray.ready);
    const stopPictures = tray.subscribe(() => {
      const now = idsOf(tray.ready);
      if (now === kept) return;
      kept = now;
      keep();
    });
    return () => {
      stopText();
      stopPictures();
    };
  }, [held, form, tray]);

  return {
    ...state,
    isAnotherOpen: held?.isAnotherOpen ?? false,
    dropMissing,
    clear() {
      form.reset(initial);
      tray.clear();
      tray.lay(ad?.pictures.map((picture) => ({ ...picture, name: '' })) ?? []);
      held?.keep(null);
      setState({ ...asOpened, isReady: true });
    },
    finish: () => held?.finish(),
  };
}

const asOpened = {
  isReady: false,
  isKept: false,
  isRefused: false,
  restoredFrom: null as number | null,
  missing: 0,
};

function idsOf(pictures: readonly { id: string }[]): string {
  return pictures.map(({ id }) => id).join();
}

function isSame(one: AdFormValues, other: AdFormValues): boolean {
  return (Object.keys(other) as (keyof AdFormValues)[]).every((name) => one[name] === other[name]);
}
