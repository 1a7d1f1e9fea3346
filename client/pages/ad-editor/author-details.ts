// Birth year, telephone number and business, asked for in the ad form and saved in the profile.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { useApi } from '../../core/api.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { fieldErrorsOf } from '../../core/failure.ts';
import { isYearOfMinor } from '../../features/profiles/birth-year-field.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';

const Typed = z.object({
  birthYear: z.string(),
  phone: z.string(),
  /** As typed; null for a private seller. */
  business: z.nullable(
    z.object({ name: z.string(), number: z.string(), address: z.string(), email: z.string() }),
  ),
});
type Typed = z.infer<typeof Typed>;

const detailDrafts = createDraftStore({ name: 'author-details', schema: Typed, storedFor: 'tab' });
const emptyFields: Typed = { birthYear: '', phone: '', business: null };

export interface AuthorFields {
  year: RefObject<HTMLInputElement | null>;
  phone: RefObject<HTMLInputElement | null>;
}

export interface AuthorDetails {
  /** Undefined while loading, and if loading fails. */
  profile: OwnProfile | undefined;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  typed: Typed;
  write: (change: Partial<Typed>) => void;
  refusals: Record<string, string>;
  /** Saves the fields, then the ad. An error of either is shown at its field and rethrown. */
  saveWith: <Result>(saveAd: () => Promise<Result>) => Promise<Result>;
}

/**
 * @param fields used to focus the first invalid one
 */
export function useAuthorDetails(author: Viewer, fields: AuthorFields): AuthorDetails {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: profile, isError, isFetching, refetch } = useQuery(api.profiles.own.queryOptions());
  const { draft: typed, setDraft } = useDraft(detailDrafts, 'own', emptyFields);
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  async function saveFields(): Promise<void> {
    const birthYear =
      author.birthYear === null && typed.birthYear !== '' ? readInteger(typed.birthYear) : undefined;
    // The fields of a minor are not shown, but may have been filled in before the birth year.
    const isMinor = author.birthYear === null && isYearOfMinor(typed.birthYear);
    const phone = isMinor ? undefined : typed.phone.trim() || undefined;
    const business = isMinor ? undefined : (typed.business ?? undefined);
    if (birthYear === undefined && phone === undefined && business === undefined) return;
    const saved = await api.profiles.change.call({ birthYear, phone, business });
    queryClient.setQueryData(api.profiles.own.queryKey(), saved);
    setDraft(emptyFields);
    await queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
  }

  async function saveWith<Result>(saveAd: () => Promise<Result>): Promise<Result> {
    setRefusals({});
    try {
      await saveFields();
      return await saveAd();
    } catch (error) {
      const refused = fieldErrorsOf(error);
      setRefusals(refused);
      throw error;
    }
  }

  const { year: yearField, phone: phoneField } = fields;
  // Both fields render once the profile is loaded, which may be after the refusal.
  const isLoaded = profile !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    if (refusals['birthYear']) yearField.current?.focus();
    else if (refusals['phone']) phoneField.current?.focus();
  }, [isLoaded, refusals, yearField, phoneField]);

  const write = (change: Partial<Typed>) => setDraft((before) => ({ ...before, ...change }));
  const loading = { profile, isFailed: isError, isFetching, retry: () => void refetch() };
  return { ...loading, typed, write, refusals, saveWith };
}
