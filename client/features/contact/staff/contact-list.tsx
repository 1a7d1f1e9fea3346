// One page of messages to the operator in all its states. Source: spec 2 §2 Contact messages.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ContactAddress, contactSearchOf } from '#shared/features/contact/address.ts';
import { CONTACT_STATUSES } from '#shared/features/contact/rules.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useFocusAfterRemoval } from '../../../core/moderation/focus-after-removal.ts';
import { adjacentTo } from '../../../core/moderation/moderation-queue.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureReport } from '../../../ui/feedback/failure-report.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { SelectionRow } from '../../../ui/table/selection-row.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../../ui/table/table-states.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { adjacentContactHrefs, changeContact, contactHref } from './contact-addresses.ts';
import { ContactCard } from './contact-card.tsx';
import { SteadyField } from './steady-field.tsx';
import { useContactChange } from './use-contact-change.ts';

export function ContactList({ address }: { address: ContactAddress }) {
  const page = useQuery({
    ...useApi().contact.list.queryOptions({ input: contactSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  const moveFocusFrom = useFocusAfterRemoval(page.data?.messages);
  const selection = useSelection(page.data?.messages ?? []);
  const { setStatus, isChanging, report, dismissReport } = useContactChange();

  /** The pressed button is removed with the card of a message that no longer matches; focus then moves to the next card. */
  function startChange(messages: readonly StaffContactMessage[], id: string): () => void {
    const pressed = document.activeElement;
    const adjacent = adjacentTo(messages, id, 1) ?? adjacentTo(messages, id, -1);
    return () => moveFocusFrom({ pressed, ids: adjacent ? [id, adjacent] : [id] });
  }

  return (
    <TableStates
      query={page}
      loadingLabel="Laddar meddelanden"
      renderFailure={(failure) => <FailedContactList address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.messages.length}
            hasMore={data.next !== null}
            empty={<NoMessages address={address} />}
          />
          <SelectionRow page={data.messages} selection={selection} isBusy={isChanging !== undefined}>
            {CONTACT_STATUSES.toReversed().map((status) => {
              const changed = selection.rows.filter((message) => message.status !== status);
              if (changed.length === 0) return null;
              return (
                <Button
                  key={status}
                  size="sm"
                  busy={isChanging !== undefined}
                  onClick={() =>
                    void setStatus(changed, status, (done) =>
                      selection.select(
                        done.map(({ id }) => id),
                        false,
                      ),
                    )
                  }
                >
                  Markera som {status === 'resolved' ? 'hanterade' : 'väntande'} ({changed.length})
                </Button>
              );
            })}
          </SelectionRow>
          {report && <FailureReport report={report} onDismiss={dismissReport} />}
          {data.messages.length > 0 && (
            <SteadyField>
              <ul className="flex flex-col gap-4">
                {data.messages.map((message) => (
                  <ContactCard
                    key={message.id}
                    message={message}
                    isSelected={selection.ids.has(message.id)}
                    onSelect={(isSelected) => selection.select([message.id], isSelected)}
                    onStart={() => startChange(data.messages, message.id)}
                  />
                ))}
              </ul>
            </SteadyField>
          )}
          <Pagination {...adjacentContactHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

function NoMessages({ address }: { address: ContactAddress }) {
  const isNarrowed = Object.keys(contactSearchOf(address)).length > 0;
  if (!isNarrowed) {
    return (
      <EmptyState title={contactTexts.empty}>
        Det som skrivs på sidorna Kontakt och Support hamnar här.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Inga meddelanden hittades"
      action={<ButtonLink href={contactHref({})}>Visa alla meddelanden</ButtonLink>}
    >
      {address.search ? `Inget meddelande passar ”${address.search}”.` : 'Inget sådant meddelande finns.'}
    </EmptyState>
  );
}

export function FailedContactList({ address, error, ...retry }: TableFailure & { address: ContactAddress }) {
  return (
    <FailedTable
      title={contactTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={contactHref(changeContact(address, {}))}
      {...retry}
    />
  );
}
