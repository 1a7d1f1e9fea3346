// Dialog for merging a team or league into its duplicate; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Merging } from '#shared/features/results/editing/merge-contract.ts';
import { type EditedLeague, type EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useSave } from '../../../core/use-save.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type KnownNames, useLeagueNames, useTeamNames } from './known-names.ts';
import { NameField } from './name-field.tsx';
import { SameMatches, type SameMatchesEndpoint, useSameMatches } from './same-matches.tsx';

export interface MergeTeamDialogProps {
  /** The team that is merged into the other and disappears. */
  from: EditedTeam;
  onClose: () => void;
}

export function MergeTeamDialog({ from, onClose }: MergeTeamDialogProps) {
  const { results } = useApi();
  const [into, setInto] = useState('');
  const names = useTeamNames(into);
  return (
    <MergeDialog
      from={from}
      title={`Slå ihop ${from.name}`}
      label="Laget som blir kvar"
      unknown="Inget lag heter så."
      names={names}
      into={into}
      onChange={setInto}
      sameMatches={results.listSameMatchesOfTeams}
      send={(merging) => results.mergeTeam.call(merging)}
      onClose={onClose}
    />
  );
}

export interface MergeLeagueDialogProps {
  /** The league that is merged into the other and disappears. */
  from: EditedLeague;
  onClose: () => void;
}

export function MergeLeagueDialog({ from, onClose }: MergeLeagueDialogProps) {
  const { results } = useApi();
  const [into, setInto] = useState('');
  const names = useLeagueNames(into);
  return (
    <MergeDialog
      from={from}
      title={`Slå ihop ${from.name}`}
      label="Ligan som blir kvar"
      unknown="Ingen liga heter så."
      names={names}
      into={into}
      onChange={setInto}
      sameMatches={results.listSameMatchesOfLeagues}
      send={(merging) => results.mergeLeague.call(merging)}
      onClose={onClose}
    />
  );
}

interface MergeDialogProps {
  from: EditedTeam | EditedLeague;
  title: string;
  label: string;
  unknown: string;
  names: KnownNames;
  into: string;
  onChange: (into: string) => void;
  sameMatches: SameMatchesEndpoint;
  send: (merging: Merging) => Promise<{ name: string }>;
  onClose: () => void;
}

function MergeDialog({
  from,
  title,
  label,
  unknown,
  names,
  into,
  onChange,
  sameMatches,
  send,
  onClose,
}: MergeDialogProps) {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const same = useSameMatches(sameMatches, { id: from.id, into: names.known ?? null });
  const { save, isSaving, errors, failure } = useSave<object, Merging>({
    schema: Merging,
    async send(merging) {
      const stays = await send(merging).finally(() => same.refetch());
      toast.success(mergeTexts.merged(from.name, stays.name));
      await queryClient.invalidateQueries({ queryKey: results.key() });
    },
    failureOf: (error) => `${mergeTexts.mergeFailed}. ${errorMessageOf(error)}`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={title}
      description={`${movedOf(from)} flyttas, och ”${from.name}” blir ett annat namn på det som blir kvar. Länkar leder vidare. Det går inte att ångra.`}
      submitLabel="Slå ihop"
      variant="danger"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() =>
        save({ id: from.id, into, disappearing: same.matches.flatMap(({ disappears }) => disappears ?? []) })
      }
      onClose={onClose}
    >
      <NameField
        {...names}
        names={names.names.filter((name) => name !== from.name)}
        label={label}
        value={into}
        error={errors['into']}
        newHint={unknown}
        knownHint={(name) => `Det är ${name}.`}
        onChange={onChange}
      />
      <SameMatches {...same} />
    </FormDialog>
  );
}

function movedOf({ results, followers }: EditedTeam | EditedLeague): string {
  const matches = results === 1 ? '1 match' : `${results} matcher`;
  return `${matches} och ${followers === 1 ? '1 följare' : `${followers} följare`}`;
}
