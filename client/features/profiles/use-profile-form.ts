// State of the profile form: draft and saving.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PROFILE_DRAFT_ID, type ProfileDraft, profileDrafts } from './profile-draft.ts';

export type Removable = ProfileDraft['removed'][number];

export function useProfileForm(profile: OwnProfile, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { draft, setDraft } = useDraft<ProfileDraft>(profileDrafts, PROFILE_DRAFT_ID, { removed: [] });
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  function write(change: Partial<ProfileDraft>): void {
    setDraft((before) => withoutUnchanged({ ...before, ...change }, profile));
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    setFailure('');
    setRefusals({});
    try {
      const saved = await api.profiles.change.call(changeOf(draft));
      queryClient.setQueryData(api.profiles.own.queryKey(), saved);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() }),
        queryClient.invalidateQueries({ queryKey: api.ads.key() }),
        queryClient.invalidateQueries({ queryKey: api.profiles.find.key() }),
      ]);
      toast.success(profileTexts.saved);
      onSaved();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void save());
      setRefusals(fieldErrorsOf(error));
      setFailure(`${profileTexts.saveFailed}. ${errorMessageOf(error)}`);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    draft: { ...textsOf(profile), ...draft },
    write,
    save,
    isSaving,
    refusals,
    failure,
    toggleRemoval: (field: Removable) =>
      write({
        removed: draft.removed.includes(field)
          ? draft.removed.filter((one) => one !== field)
          : [...draft.removed, field],
      }),
  };
}

function textsOf({ name, phone, location, bio }: OwnProfile) {
  return { name, phone, location, bio };
}

function withoutUnchanged(draft: ProfileDraft, profile: OwnProfile): ProfileDraft {
  const changed = { ...draft };
  for (const field of ['name', 'phone', 'location', 'bio'] as const)
    if (changed[field] === profile[field]) delete changed[field];
  return changed;
}

/** A missing or empty field leaves the stored value; null clears it. */
function changeOf({ removed, ...changed }: ProfileDraft): ProfileChange {
  return { ...changed, ...Object.fromEntries(removed.map((field) => [field, null])) };
}
