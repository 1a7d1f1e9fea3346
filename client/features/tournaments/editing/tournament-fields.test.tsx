// The fields of a tournament: choosing a town, also one in a country that tournaments cannot have.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { serveMapShapes } from '../../../testing/serve-map-shapes.ts';
import { show } from '../../../testing/show.tsx';
import { emptyDraft, inputOf, type TournamentDraft } from './tournament-draft.ts';
import { TournamentFields, type TournamentFieldsProps } from './tournament-fields.tsx';

serveMapShapes();

const at = { latitude: 60, longitude: 15 };
const jarna = { ...at, id: 2703268, name: 'Järna', county: 'Dalarna', country: 'Sverige' } as const;
const tallinn = { ...at, id: 588409, name: 'Tallinn', county: null, country: 'Estland' };
const oslo = { ...at, id: 3143244, name: 'Oslo', county: null, country: 'Norge' };

const drafts = vi.fn<(draft: TournamentDraft) => void>();
const input = () => inputOf(drafts.mock.lastCall?.[0] ?? emptyDraft);

function Form({
  stored,
  saved = null,
}: {
  stored?: Partial<TournamentDraft>;
  saved?: TournamentFieldsProps['saved'];
}) {
  const [draft, setDraft] = useState({ ...emptyDraft, ...stored });
  useEffect(() => drafts(draft), [draft]);
  return (
    <TournamentFields
      draft={draft}
      saved={saved}
      errors={{}}
      onWrite={(part) => setDraft((before) => ({ ...before, ...part }))}
      onChooseClub={() => undefined}
      picture={null}
    />
  );
}

async function choose(place: typeof jarna | typeof tallinn): Promise<HTMLInputElement> {
  const places = [jarna, tallinn, oslo];
  show(<Form />, { places: { search: async () => ({ places, isComplete: true }) } });
  return chooseNext(place);
}
async function chooseNext({ name }: { name: string }): Promise<HTMLInputElement> {
  const field = screen.getByLabelText<HTMLInputElement>(/^Ort/, { selector: 'input' });
  act(() => field.focus());
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  fireEvent.input(field, { target: { value: name.slice(0, 3) } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  return field;
}
const issuesOfCountry = () =>
  NewTournament.safeParse(input()).error?.issues.filter(({ path }) => path[0] === 'country') ?? [];

test('saves the chosen town, until another is typed', async () => {
  const field = await choose(jarna);
  expect(input()).toMatchObject({ placeId: jarna.id, country: 'Sverige' });
  fireEvent.input(field, { target: { value: 'Järna kyrkby' } });
  expect(input()).toMatchObject({ location: 'Järna kyrkby', placeId: null });
});

test('requires a country for a town in a country that is not listed', async () => {
  await choose(tallinn);
  const sentence = 'Estland finns inte bland länderna. Välj ett land i listan eller en annan ort.';
  expect(screen.getByText(sentence)).toBeTruthy();
  const country = screen.getByLabelText<HTMLSelectElement>(/^Land/);
  expect(country.selectedOptions[0]?.text).toBe('Välj land');
  expect(issuesOfCountry()).toMatchObject([{ message: 'Välj ett land' }]);
  fireEvent.change(country, { target: { value: 'Finland' } });
  expect(screen.queryByText(sentence)).toBeNull();
  expect(issuesOfCountry()).toEqual([]);
});

test('typing another town removes the pin', () => {
  show(<Form stored={{ location: 'Luleå', latitude: '65.6', longitude: '22.1' }} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Ort/, { selector: 'input' });
  fireEvent.input(field, { target: { value: 'Malmö' } });
  expect(input()).toMatchObject({ location: 'Malmö', latitude: null, longitude: null });
});

test('another town brings its country along', async () => {
  await choose(tallinn);
  await chooseNext(oslo);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Land/).value).toBe('Norge');
  expect(issuesOfCountry()).toEqual([]);
});

test('the map of a reopened editor begins at the stored town', async () => {
  show(<Form stored={{ location: oslo.name, placeId: oslo.id }} />, { places: { find: async () => oslo } });
  fireEvent.click(screen.getByRole('button', { name: 'Flytta kartnålen' }));
  expect(await screen.findByText('Latitud 60,00, longitud 15,00')).toBeTruthy();
});

test('the map of a tournament whose town was typed begins at that town, until another is typed', async () => {
  const saved = { location: oslo.name, country: 'Norge', townPosition: at } as const;
  show(<Form saved={saved} stored={{ location: oslo.name, country: 'Norge' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Flytta kartnålen' }));
  expect(await screen.findByText('Latitud 60,00, longitud 15,00')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(/^Ort/, { selector: 'input' });
  fireEvent.input(field, { target: { value: 'Malmö' } });
  expect(screen.queryByText(/^Latitud 60/)).toBeNull();
});

test('a cup has teams, a camp participants', () => {
  show(<Form />);
  expect(screen.getByLabelText('Högst antal lag')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Typ/), { target: { value: 'camp' } });
  expect(screen.getByLabelText('Högst antal deltagare')).toBeTruthy();
  expect(screen.getByLabelText('Anmälda deltagare')).toBeTruthy();
  expect(screen.getByLabelText('Kostnad per deltagare')).toBeTruthy();
});
