// The birth year of a user who has not entered one, typed in another form and saved with it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../core/api.ts';
import { readInteger } from '../../ui/form/read-integer.ts';
import { useConfirmBirthYear } from './use-confirm-birth-year.ts';

export interface MissingYear {
  isMissing: boolean;
  typed: string;
  write: (typed: string) => void;
  /** Resolves to whether the typed year may be saved. */
  confirm: () => Promise<boolean>;
  /** Saves the typed year; if none is typed, the form's own endpoint refuses. Rejects with an error at `birthYear`. */
  save: () => Promise<void>;
}

export function useMissingYear({ birthYear }: Viewer): MissingYear {
  const api = useApi();
  const queryClient = useQueryClient();
  const [typed, write] = useState('');
  const confirmYear = useConfirmBirthYear();
  const isMissing = birthYear === null;

  async function save(): Promise<void> {
    if (!isMissing || typed.trim() === '') return;
    const saved = await api.profiles.change.call({ birthYear: readInteger(typed) });
    queryClient.setQueryData(api.profiles.own.queryKey(), saved);
    await queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
  }

  const confirm = async () => !isMissing || confirmYear(typed);

  return { isMissing, typed, write, confirm, save };
}
