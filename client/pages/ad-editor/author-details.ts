// What the author tells of themselves on the way to an ad: a birth year and a telephone number, kept with the profile.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { useApi } from '../../core/api.ts';
import { fieldsOf } from '../../core/failure.ts';
import { readYear } from '../../features/profiles/birth-year-field.tsx';

interface Typed {
  birthYear: string;
  phone: string;
}

export interface AuthorFields {
  year: RefObject<HTMLInputElement | null>;
  phone: RefObject<HTMLInputElement | null>;
}

export interface AuthorDetails {
  /** Undefined until it has come. */
  profile: OwnProfile | undefined;
  typed: Typed;
  write: (change: Partial<Typed>) => void;
  refusals: Record<string, string>;
  /** Saves what is typed, then the ad; a refusal of either stands by its field and goes on to the caller. */
  saveWith: <Result>(saveAd: () => Promise<Result>) => Promise<Result>;
}

/** @param fields for giving the first wrong one the focus */
export function useAuthorDetails(author: Viewer, fields: AuthorFields): AuthorDetails {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(api.profiles.own.queryOptions());
  const [typed, write] = useTyped(author.id);
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  async function saveTyped(): Promise<void> {
    const birthYear =
      author.birthYear === null && typed.birthYear !== '' ? readYear(typed.birthYear) : undefined;
    const phone = typed.phone.trim() || undefined;
    if (birthYear === undefined && phone === undefined) return;
    const saved = await api.profiles.change.call({ birthYear, phone });
    queryClient.setQueryData(api.profiles.own.queryKey(), saved);
    write({ birthYear: '', phone: '' });
    await queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
  }

  async function saveWith<Result>(saveAd: () => Promise<Result>): Promise<Result> {
    setRefusals({});
    try {
      await saveTyped();
      return await saveAd();
    } catch (error) {
      const refused = fieldsOf(error);
      setRefusals(refused);
      throw error;
    }
  }

  const { year: yearField, phone: phoneField } = fields;
  // Both fields are drawn once the profile has come, which may be after the refusal.
  const isDrawn = profile !== undefined;
  useEffect(() => {
    if (!isDrawn) return;
    if (refusals['birthYear']) yearField.current?.focus();
    else if (refusals['phone']) phoneField.current?.focus();
  }, [isDrawn, refusals, yearField, phoneField]);

  return { profile, typed, write, refusals, saveWith };
}

/** Kept through a reload, and gone with the tab: strictly necessary for what the person has asked for. */
function useTyped(authorId: string): [Typed, (change: Partial<Typed>) => void] {
  const key = `ad-author ${authorId}`;
  // Nothing of it is drawn before the profile has come, so the server's page cannot differ.
  const [typed, setTyped] = useState<Typed>(() => readKept(key) ?? { birthYear: '', phone: '' });
  return [
    typed,
    (change) => {
      const next = { ...typed, ...change };
      setTyped(next);
      keep(key, next);
    },
  ];
}

function readKept(key: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const text = (name: keyof Typed) => String((kept as Partial<Record<keyof Typed, unknown>>)[name] ?? '');
    return { birthYear: text('birthYear'), phone: text('phone') };
  } catch {
    return null;
  }
}

function keep(key: string, typed: Typed): void {
  try {
    if (typed.birthYear || typed.phone) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses it with a reload, as it would in any form.
  }
}
