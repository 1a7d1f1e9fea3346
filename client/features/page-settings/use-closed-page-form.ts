// What an admin types for a closed page: its message and the time at which it reopens. The draft survives a reload.
import * as z from 'zod/mini';
import { formatMinute } from '#shared/format.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { instantOf, isLocalMinute, minutesOf } from '#shared/stockholm-time.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** Only what was typed; the rest follows the stored setting. `seen…` are the stored message and time when typing began. */
const PageDraft = z.object({
  text: z.optional(z.string()),
  seen: z.optional(z.string()),
  time: z.optional(z.string()),
  seenTime: z.optional(z.string()),
});
type PageDraft = z.infer<typeof PageDraft>;
const drafts = createDraftStore({ name: 'page-setting', schema: PageDraft, storedFor: 'tab' });
const nothingTyped: PageDraft = {};

export function useClosedPageForm({ pageName, isEnabled, disabledMessage, reopensAt }: ListedPageSetting) {
  const { draft: typed, setDraft: setTyped, clear } = useDraft(drafts, pageName, nothingTyped);
  const message = typed.text ?? disabledMessage;
  const storedTime = timeOf(reopensAt);
  // A typed time is dropped when the stored one has changed, or the page is opened.
  const typedTime = typed.seenTime === storedTime ? typed.time : undefined;
  const time = typedTime ?? storedTime;
  if (isEnabled && typed.time !== undefined) setTyped({ text: typed.text, seen: typed.seen });
  const saving = useSaveSetting();

  function submit(): void {
    const isTimeSent = !isEnabled && time !== storedTime;
    void saving.save(
      {
        pageName,
        disabledMessage: message,
        ...(isTimeSent && { reopensAt: momentOf(time) }),
        seen: { disabledMessage: typed.seen ?? disabledMessage, reopensAt },
      },
      {
        onSaved(saved) {
          clear();
          // What was typed while the setting was being saved is still unsaved.
          setTyped((now) => ({
            ...(now.text !== undefined &&
              now.text !== message && { text: now.text, seen: saved.disabledMessage }),
            ...(now.time !== undefined &&
              now.time !== time && {
                time: now.time,
                seenTime: isTimeSent ? timeOf(saved.reopensAt) : now.seenTime,
              }),
          }));
        },
        onStale: (stored) =>
          setTyped((now) => ({
            ...now,
            ...(now.text !== undefined && { seen: stored.disabledMessage }),
            ...(now.seenTime === storedTime && { seenTime: timeOf(stored.reopensAt) }),
          })),
      },
    );
  }

  return {
    message,
    /** In the format of a `datetime-local` field; empty for none. */
    time,
    isChanged: typed.text !== undefined || typedTime !== undefined,
    /** Another admin has saved another message than the typed one was based on. */
    isMessageStale: saving.isStale && typed.text !== undefined,
    isSaving: saving.isSaving,
    fields: saving.fields,
    writeMessage: (text: string) => setTyped({ ...typed, seen: typed.seen ?? disabledMessage, text }),
    writeTime: (written: string) => setTyped({ ...typed, seenTime: storedTime, time: written }),
    reset: () => setTyped(nothingTyped),
    submit,
  };
}

/** As the time field wants it; empty for none. */
function timeOf(reopensAt: string | null): string {
  return reopensAt ? formatMinute(reopensAt).replace(' ', 'T') : '';
}

/** Null for an empty field; the server refuses an invalid time. */
function momentOf(time: string): string | null {
  if (time === '') return null;
  const [day = '', clock = ''] = time.split('T');
  return isLocalMinute(time) ? instantOf({ day, minutes: minutesOf(clock) }).toISOString() : time;
}
