// The draft of the ad in the form: restored when the page opens, stored with every change of text or pictures.
import { useEffect, useEffectEvent, useState } from 'react';
import { keysOf } from '#shared/feature.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { claimDraft, type DraftClaim } from '../../core/drafts/draft-claim.ts';
import { newId } from '../../core/new-id.ts';
import { type AdDraft, adDrafts } from '../../features/ads/editor/ad-draft.ts';
import {
  type AdFormState,
  type AdFormValues,
  blankAd,
  valuesOf,
} from '../../features/ads/editor/use-ad-form.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import type { UploadQueue } from '../../features/pictures/upload-queue.ts';

export interface AdDraftState {
  /** The draft is restored; changes are stored from now on. */
  isReady: boolean;
  /** There is a draft that can be cleared. */
  isStored: boolean;
  /** When the restored draft was stored, in milliseconds since 1970. */
  restoredFrom: number | null;
  /** How many of its pictures the server no longer has. */
  missing: number;
  /** Another tab has a draft of the same form. */
  isAnotherOpen: boolean;
  /** The browser refuses to store the draft. */
  isRefused: boolean;
  /** The id of the edited ad, or the one that the new ad gets. */
  adId: string;
  /** Removes the pictures the server no longer has. */
  removeMissing: () => Promise<void>;
  clear: () => void;
  /** Deletes the draft after the ad is saved. */
  finish: () => void;
}

interface DraftedForm {
  author: Viewer;
  /** The ad to edit; undefined for a new one. */
  ad: AdDetail | undefined;
  form: AdFormState;
  queue: UploadQueue;
}

export function useAdDraft({ author, ad, form, queue }: DraftedForm): AdDraftState {
  const [state, setState] = useState(initialState);
  const [newAdId, setNewAdId] = useState(newId);
  const initial = ad ? valuesOf(ad) : blankAd;
  const formId = ad?.id ?? 'ny';
  // Not the time of the last change: a sale, a reservation or a renewal changes none of the edited fields.
  const basedOn = ad && JSON.stringify([initial, idsOf(ad.pictures)]);

  async function restore(stored: AdDraft | null): Promise<void> {
    if (!stored || stored.basedOn !== basedOn) return setState({ ...initialState, isReady: true });
    if (stored.newAdId) setNewAdId(stored.newAdId);
    form.reset(stored.values, { keepDefaultValues: true });
    queue.setReady(stored.pictures);
    setState({ ...initialState, isReady: true, isStored: true, restoredFrom: stored.savedAt });
    await removeMissing();
  }

  async function removeMissing(): Promise<void> {
    const onAd = new Set(ad?.pictures.map(({ id }) => id));
    const missing = await findMissingPictures(queue.ready.map(({ id }) => id).filter((id) => !onAd.has(id)));
    if (missing.size === 0) return;
    queue.removeMissing(missing);
    setState((before) => ({ ...before, missing: before.missing + missing.size }));
  }

  const claim = useDraftClaim(author.id, formId, ({ id }) => void restore(adDrafts.read(author.id, id)));

  function writeDraft(id: string): Pick<AdDraftState, 'isStored' | 'isRefused'> {
    const values = { ...form.getValues() };
    const pictures = queue.ready;
    const isUnchanged = isSame(values, initial) && idsOf(pictures) === idsOf(ad?.pictures ?? []);
    if (isUnchanged) adDrafts.clear(author.id, id);
    const draft = { values, pictures, basedOn, savedAt: Date.now(), ...(!ad && { newAdId }) };
    const isRefused = !isUnchanged && !adDrafts.write(author.id, id, draft);
    return { isStored: !isUnchanged, isRefused };
  }

  const store = useEffectEvent(({ id }: DraftClaim) => {
    const written = writeDraft(id);
    setState((before) =>
      before.isStored === written.isStored && before.isRefused === written.isRefused
        ? before
        : { ...before, ...written },
    );
  });

  const storeAgain = useEffectEvent(() => {
    if (claim && state.isStored) writeDraft(claim.id);
  });

  // When the server has refused the opened ad, the draft is based on the newer one, or a reload would discard it.
  useEffect(() => storeAgain(), [basedOn]);

  useEffect(() => (claim ? onChanges({ form, queue }, () => store(claim)) : undefined), [claim, form, queue]);

  return {
    ...state,
    isAnotherOpen: claim?.isAnotherOpen ?? false,
    adId: ad?.id ?? newAdId,
    removeMissing,
    clear() {
      form.reset(initial);
      queue.clear();
      queue.setReady(ad?.pictures.map((picture) => ({ ...picture, name: '' })) ?? []);
      if (claim) adDrafts.clear(author.id, claim.id);
      // The server may have created the cleared ad although its answer was lost, so the next ad needs another id.
      setNewAdId(newId());
      setState({ ...initialState, isReady: true });
    },
    finish() {
      if (!claim) return;
      adDrafts.clear(author.id, claim.id);
      claim.release();
    },
  };
}

/** Claims the form's draft for this tab. `onClaimed` is called once, as soon as the draft may be read. */
function useDraftClaim(
  authorId: string,
  formId: string,
  onClaimed: (claim: DraftClaim) => void,
): DraftClaim | undefined {
  const [claim, setClaim] = useState<DraftClaim>();
  const open = useEffectEvent((claimed: DraftClaim) => {
    setClaim(claimed);
    onClaimed(claimed);
  });
  useEffect(() => {
    let isUnmounted = false;
    void claimDraft({ store: adDrafts, author: authorId, form: formId }).then((claimed) => {
      if (isUnmounted) return null;
      return open(claimed);
    });
    return () => {
      isUnmounted = true;
    };
  }, [authorId, formId]);
  return claim;
}

/** Calls `store` after each change of the text, and when a picture is uploaded, moved or removed. Returns a function that stops it. */
function onChanges({ form, queue }: Pick<DraftedForm, 'form' | 'queue'>, store: () => void): () => void {
  const stopText = form.subscribe({ formState: { values: true }, callback: store });
  let stored = idsOf(queue.ready);
  const stopPictures = queue.subscribe(() => {
    const now = idsOf(queue.ready);
    if (now === stored) return;
    stored = now;
    store();
  });
  return () => {
    stopText();
    stopPictures();
  };
}

const initialState = {
  isReady: false,
  isStored: false,
  isRefused: false,
  restoredFrom: null as number | null,
  missing: 0,
};

function idsOf(pictures: readonly { id: string }[]): string {
  return pictures.map(({ id }) => id).join();
}

function isSame(one: AdFormValues, other: AdFormValues): boolean {
  // Compared as strings, because the ways of delivery are an array.
  return keysOf(other).every((name) => `${one[name]}` === `${other[name]}`);
}
