// What the rest of the house hears when something is taken down or comes back: the pages that show it, and open chats.
import type { ReportKind } from '#shared/features/reports/rules.ts';
import { appendEvents } from '../../../core/live/queries.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { publishAdChanged, publishSellerChanged } from '../../ads/actions.ts';
import { publishProfileChanged } from '../../profiles/actions.ts';
import type { Touched } from './content-queries.ts';

export interface Change {
  kind: ReportKind;
  id: string;
  ownerId: string;
  touched: Touched;
}

/** In the transaction: the two of a message have it told once more, as it is now. */
export async function recordReportChange(transaction: Connection, { id, touched }: Change): Promise<void> {
  const readers = touched.readerIds ?? [];
  await appendEvents(
    transaction,
    readers.map((userId) => ({ userId, topic: 'message', ref: id })),
  );
}

/** After the commit. */
export async function publishReportChanged(
  services: Services,
  { kind, id, ownerId, touched }: Change,
): Promise<void> {
  if (kind === 'ad') await publishAdChanged(services, id);
  if (touched.readerIds) await services.live.announce(touched.readerIds);
  const personId = kind === 'person' ? ownerId : touched.subjectId;
  if (!personId) return;
  await publishSellerChanged(services, personId);
  await publishProfileChanged(services, personId);
}
