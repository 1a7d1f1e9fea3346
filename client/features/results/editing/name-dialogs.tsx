// Dialogs for a league and a team; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type EditedLeague,
  type EditedTeam,
  NewLeague,
  NewTeam,
} from '#shared/features/results/editing/name-contract.ts';
import { editingTexts, pointsRules } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { type Save, useSave } from '../../../core/use-save.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

export interface LeagueDialogProps {
  /** Undefined for a new one. */
  league: EditedLeague | undefined;
  onClose: () => void;
}

export function LeagueDialog({ league, onClose }: LeagueDialogProps) {
  const { results } = useApi();
  const [form, setForm] = useState({
    name: league?.name ?? '',
    aliases: league?.aliases.join(', ') ?? '',
    pointsRule: league?.pointsRule ?? 'swedish',
    isForChildren: league?.isForChildren ?? false,
  });
  const refresh = useRefresh();
  const { save, isSaving, errors, failure } = useSave<object, NewLeague>({
    schema: NewLeague,
    async send(fields) {
      await (league
        ? results.updateLeague.call({ id: league.id, ...fields })
        : results.createLeague.call(fields));
      await refresh();
    },
    failureOf: (error) => `${editingTexts.leagueFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(editingTexts.leagueSaved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={league ? 'Redigera liga' : 'Ny liga'}
      submitLabel="Spara"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save({ ...form, aliases: namesIn(form.aliases) })}
      onClose={onClose}
    >
      <NameFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
      <RadioList
        legend="Poäng i tabellen"
        options={[
          { value: 'swedish', label: pointsRules.swedish },
          { value: 'fiba', label: pointsRules.fiba },
        ]}
        value={form.pointsRule}
        onChange={(pointsRule) => setForm({ ...form, pointsRule })}
      />
      <Checkbox
        label="För barn under 13: ingen tabell visas"
        checked={form.isForChildren}
        onChange={({ target }) => setForm({ ...form, isForChildren: target.checked })}
      />
    </FormDialog>
  );
}

export interface TeamDialogProps {
  /** Undefined for a new one. */
  team: EditedTeam | undefined;
  onClose: () => void;
}

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const { results } = useApi();
  const [form, setForm] = useState({
    name: team?.name ?? '',
    aliases: team?.aliases.join(', ') ?? '',
    city: team?.city ?? '',
  });
  const refresh = useRefresh();
  const { save, isSaving, errors, failure } = useSave<object, NewTeam>({
    schema: NewTeam,
    async send(fields) {
      await (team ? results.updateTeam.call({ id: team.id, ...fields }) : results.createTeam.call(fields));
      await refresh();
    },
    failureOf: (error) => `${editingTexts.teamFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(editingTexts.teamSaved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={team ? 'Redigera lag' : 'Nytt lag'}
      submitLabel="Spara"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save({ ...form, aliases: namesIn(form.aliases), city: form.city.trim() || null })}
      onClose={onClose}
    >
      <NameFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
      <Field label="Ort" error={errors['city']}>
        {(control) => (
          <TextInput
            {...control}
            value={form.city}
            onChange={({ target }) => setForm({ ...form, city: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

interface NameFieldsProps {
  form: { name: string; aliases: string };
  errors: Save<unknown>['errors'];
  onChange: (change: { name?: string; aliases?: string }) => void;
}

function NameFields({ form, errors, onChange }: NameFieldsProps) {
  return (
    <>
      <Field label="Namn" required error={errors['name']} hint="Matcherna följer med till ett nytt namn.">
        {(control) => (
          <TextInput
            {...control}
            value={form.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label="Andra namn"
        error={errors['aliases']}
        hint="Med komma emellan. De hittas i formulär och importer: ”SBL, Svenska basketligan”."
      >
        {(control) => (
          <TextInput
            {...control}
            value={form.aliases}
            onChange={({ target }) => onChange({ aliases: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function useRefresh(): () => Promise<void> {
  const { results } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: results.key() });
}

function namesIn(text: string): string[] {
  return text.split(',').flatMap((name) => name.trim() || []);
}
