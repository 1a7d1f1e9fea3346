// Dialogs for a league and a team; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import {
  type EditedLeague,
  type EditedTeam,
  NewLeague,
  NewTeam,
} from '#shared/features/results/editing/name-contract.ts';
import { editingTexts, pointsRules } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { storedNow, useRebasedForm } from '../../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { sendOrReload, type Save, useSave } from '../../../core/use-save.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { leagueDrafts, leagueFormOf, seenLeagueOf, seenTeamOf, teamDrafts, teamFormOf } from './name-form.ts';

export interface LeagueDialogProps {
  /** Undefined for a new one. */
  league: EditedLeague | undefined;
  onClose: () => void;
}

export function LeagueDialog({ league, onClose }: LeagueDialogProps) {
  const { results } = useApi();
  const { seen, form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts: leagueDrafts, id: league?.id },
    league && seenLeagueOf(league),
    leagueFormOf,
  );
  const refresh = useRefresh();
  const { save, isSaving, errors, failure } = useSave<object, NewLeague>({
    schema: NewLeague,
    async send(fields) {
      await (league && seen
        ? sendOrReload(
            () => results.updateLeague.call({ id: league.id, ...fields, seen }),
            async () => {
              const { leagues } = await results.listLeaguesForEditing.call();
              const now = leagues.find(({ id }) => id === league.id);
              if (now) rebaseOn(seenLeagueOf(now));
            },
          )
        : results.createLeague.call(fields));
      await refresh();
    },
    failureOf: (error) => `${editingTexts.leagueFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clear();
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
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      <NameFields form={form} theirs={theirs} errors={errors} onChange={change} />
      <RadioList
        legend="Poäng i tabellen"
        options={[
          { value: 'swedish', label: pointsRules.swedish },
          { value: 'fiba', label: pointsRules.fiba },
        ]}
        value={form.pointsRule}
        onChange={(pointsRule) => change({ pointsRule })}
      />
      <Checkbox
        label="För barn under 13: ingen tabell visas"
        checked={form.isForChildren}
        onChange={({ target }) => change({ isForChildren: target.checked })}
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
  const { seen, form, change, theirs, rebaseOn, isChanged, reset, clear } = useRebasedForm(
    { drafts: teamDrafts, id: team?.id },
    team && seenTeamOf(team),
    teamFormOf,
  );
  const refresh = useRefresh();
  const { save, isSaving, errors, failure } = useSave<object, NewTeam>({
    schema: NewTeam,
    async send(fields) {
      await (team && seen
        ? sendOrReload(
            () => results.updateTeam.call({ id: team.id, ...fields, seen }),
            async () => {
              // Found by its slug, which stays when it is renamed.
              const { teams } = await results.listTeamsForEditing.call({ search: team.slug });
              const now = teams.find(({ id }) => id === team.id);
              if (now) rebaseOn(seenTeamOf(now));
            },
          )
        : results.createTeam.call(fields));
      await refresh();
    },
    failureOf: (error) => `${editingTexts.teamFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clear();
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
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      <NameFields form={form} theirs={theirs} errors={errors} onChange={change} />
      <Field label="Ort" error={errorAt('city', errors, theirs)}>
        {(control) => (
          <TextInput
            {...control}
            value={form.city}
            onChange={({ target }) => change({ city: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

interface NameFieldsProps {
  form: { name: string; aliases: string };
  /** What another admin has stored in fields that this one has changed too. */
  theirs: Theirs;
  errors: Save<unknown>['errors'];
  onChange: (change: { name?: string; aliases?: string }) => void;
}

function NameFields({ form, theirs, errors, onChange }: NameFieldsProps) {
  return (
    <>
      <Field
        label="Namn"
        required
        error={errorAt('name', errors, theirs)}
        hint="Matcherna följer med till ett nytt namn."
      >
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
        error={errorAt('aliases', errors, theirs)}
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

type Theirs = Partial<Record<'name' | 'aliases' | 'city', string>>;

function errorAt(
  field: keyof Theirs,
  errors: Save<unknown>['errors'],
  { [field]: stored }: Theirs,
): string | undefined {
  return errors[field] ?? (stored === undefined ? undefined : storedNow(stored));
}

function useRefresh(): () => Promise<void> {
  const { results } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: results.key() });
}

function namesIn(text: string): string[] {
  return text.split(',').flatMap((name) => name.trim() || []);
}
