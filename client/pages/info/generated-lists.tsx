// Lists of the legal pages, generated from the tables that the code uses. Superadmins edit the text around them, not the lists.
import { AUTOMATIC_DECISIONS } from '#shared/privacy/automatic-decisions.ts';
import { LIST_ORDERS } from '#shared/privacy/list-orders.ts';
import { RECIPIENTS } from '#shared/privacy/recipients.ts';
import { RETENTIONS } from '#shared/privacy/retention.ts';
import { STORAGE_KINDS, STORED_ITEMS, type StoredItem } from '#shared/privacy/stored-items.ts';

/** Everything stored in the browser, by where. */
export function StoredItems() {
  return Object.entries(STORAGE_KINDS).map(([kind, label]) => (
    <section key={kind} className="mt-4 first:mt-0">
      <h3 className="text-base">{label}</h3>
      <ul>
        {STORED_ITEMS.filter((item) => item.kind === kind).map((item) => (
          <li key={item.names.join()}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Item({ item: { names, what, lasts, needsConsent } }: { item: StoredItem }) {
  return (
    <>
      {needsConsent && 'Bara om du har sagt ja. '}
      {what} Finns {lasts}.
      <span className="block text-sm wrap-anywhere text-muted">Namn: {names.join(', ')}</span>
    </>
  );
}

export function RetentionTimes() {
  return <Sentences texts={RETENTIONS.map(({ text }) => text)} />;
}

export function Recipients() {
  return (
    <ul>
      {RECIPIENTS.map(({ who, what }) => (
        <li key={who}>
          <strong>{who}.</strong> {what}
        </li>
      ))}
    </ul>
  );
}

export function AutomaticDecisions() {
  return <Sentences texts={AUTOMATIC_DECISIONS} />;
}

export function ListOrders() {
  return (
    <ul>
      {LIST_ORDERS.map(({ list, texts }) => (
        <li key={list}>
          <strong>{list}.</strong> {texts.join(' ')}
        </li>
      ))}
    </ul>
  );
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
