// What tests know of an event: everything there is, and nothing but the recipient.
import type { NotificationDefinition, NotificationContext } from './context.ts';

export const full: NotificationContext = {
  userId: '6f9d8a52-0000-4000-8000-000000000001',
  times: 1,
  ad: { id: '6f9d8a52-0000-4000-8000-000000000002', title: 'Retrolinne', price: 1250 },
  actor: { id: '6f9d8a52-0000-4000-8000-000000000003', name: 'Ebba Ek' },
  threadId: '6f9d8a52-0000-4000-8000-000000000004',
  reportId: 'cee7c16d-0000-4000-8000-000000000005',
  search: { id: '6f9d8a52-0000-4000-8000-000000000006', name: 'Skor i Umeå', filter: { search: 'skor' } },
  data: { count: 2, price: 900, rating: 4 },
};
export const bare: NotificationContext = {
  ...full,
  ad: null,
  actor: null,
  threadId: null,
  reportId: null,
  search: null,
  data: {},
};

type Texts = [title: string, text: string];

/** Title and text of each event, with all facts and with none. */
export function textsOf(events: Readonly<Record<string, NotificationDefinition>>): Record<string, Texts[]> {
  return Object.fromEntries(
    Object.entries(events).map(([name, event]) => [
      name,
      [full, bare].map((facts): Texts => {
        const { title, text } = event.tell(facts);
        // Numbers are held together with their unit.
        return [title, text.replaceAll('\u00A0', ' ')];
      }),
    ]),
  );
}
