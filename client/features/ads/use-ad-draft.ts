// The draft behind a form: found when the page opens, kept with every change, gone when it has become an ad.
import { useEffect, useEffectEvent, useState } from 'react';
import { claimDraft, type DraftClaim } from './draft-claim.ts';
import { type AdDraft, readDraft, removeDraft, writeDraft } from './draft-store.ts';

export interface HeldDraft {
  /** Another tab has a draft of the same form; this one is its own. */
  isAnotherOpen: boolean;
  /** Keeps what the form holds now, or nothing when there is nothing worth keeping. False when the browser refuses. */
  keep: (draft: AdDraft | null) => boolean;
  /** The draft has become an ad. */
  finish: () => void;
}

/**
 * Undefined until the draft is found, which is a moment after the page has woken.
 *
 * @param onFound told once what was kept from before
 */
export function useAdDraft(form: string, onFound: (found: AdDraft | null) => void): HeldDraft | undefined {
  const [held, setHeld] = useState<HeldDraft>();
  const tellFound = useEffectEvent(onFound);

  useEffect(() => {
    let isGone = false;
    void claimDraft(form).then((claim) => {
      if (isGone) return null;
      tellFound(readDraft(claim.key));
      return setHeld(holdDraft(claim));
    });
    return () => {
      isGone = true;
    };
  }, [form]);

  return held;
}

function holdDraft({ key, isAnotherOpen, release }: DraftClaim): HeldDraft {
  return {
    isAnotherOpen,
    keep(draft) {
      if (draft) return writeDraft(key, draft);
      removeDraft(key);
      return true;
    },
    finish() {
      removeDraft(key);
      release();
    },
  };
}
