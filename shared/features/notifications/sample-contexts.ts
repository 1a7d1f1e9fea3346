// Notification contexts for tests: one with all facts, and one with the recipient only.
import type { NotificationDefinition, NotificationContext } from './context.ts';

export const fullContext: NotificationContext = {
  userId: '6f9d8a52-0000-4000-8000-000000000001',
  times: 1,
  ad: { id: '6f9d8a52-0000-4000-8000-000000000002', title: 'Retrolinne', price: 1250 },
  actor: { id: '6f9d8a52-0000-4000-8000-000000000003', name: 'Ebba Ek' },
  threadId: '6f9d8a52-0000-4000-8000-000000000004',
  reportId: 'cee7c16d-0000-4000-8000-000000000005',
  search: { id: '6f9d8a52-0000-4000-8000-000000000006', name: 'Skor i Umeå', filter: { search: 'skor' } },
  post: { id: '6f9d8a52-0000-4000-8000-000000000007', title: 'Zonförsvar' },
  commentNumber: 57,
  data: { count: 2, price: 900, rating: 4 },
};
export const emptyContext: NotificationContext = {
  ...fullContext,
  ad: null,
  actor: null,
  threadId: null,
  reportId: null,
  search: null,
  post: null,
  commentNumber: null,
  data: {},
};

type Texts = [title: string, text: string];

/** Title and text of each event in both contexts. */
export function textsOf(events: Readonly<Record<string, NotificationDefinition>>): Record<string, Texts[]> {
  return Object.fromEntries(
    Object.entries(events).map(([name, event]) => [
      name,
      [fullContext, emptyContext].map((context): Texts => {
        const { title, text } = event.render(context);
        // Numbers and units are joined by no-break spaces.
        return [title, text.replaceAll('\u00A0', ' ')];
      }),
    ]),
  );
}
