// Who runs the site, as far as it is filled in: for the footer, and as a block of the contact, privacy and terms pages.
import type { Operator } from '#shared/features/site-settings/contract.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useOperator, useOperatorQuery } from './operator.ts';

/** The footer's line; nothing until something is filled in. */
export function OperatorLine() {
  const operator = useOperator();
  if (!operator?.operatorName && !operator?.operatorEmail) return null;
  const { operatorName, operatorNumber, operatorAddress } = operator;
  return (
    <address className="mt-3 not-italic wrap-anywhere">
      {operatorName}
      {operatorNumber && (
        <>
          {operatorName && ', '}org.nr <span className="whitespace-nowrap">{operatorNumber}</span>
        </>
      )}
      {(operatorName || operatorNumber) && operatorAddress && ', '}
      {operatorAddress}
      <Reach operator={operator} />
    </address>
  );
}

/** A block of a page; `fallback` until something is filled in. */
export function OperatorDetails({ fallback }: { fallback: string }) {
  const { data: operator, error, isFetching, refetch } = useOperatorQuery();
  if (!operator && error)
    return (
      <FailedState
        level={3}
        title="Kunde inte hämta uppgifterna"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    );
  if (!operator)
    return (
      <Loading label="Laddar uppgifterna">
        <Skeleton className="h-18" />
      </Loading>
    );
  if (!operator.operatorName && !operator.operatorEmail) return <p>{fallback}</p>;
  const { operatorName, operatorNumber, operatorAddress, operatorReportsEmail, operatorEmail } = operator;
  const reportsEmail = operatorReportsEmail || operatorEmail;
  return (
    <>
      <address className="not-italic wrap-anywhere">
        {operatorName && <p className="font-semibold">{operatorName}</p>}
        {operatorNumber && <p>Organisationsnummer {operatorNumber}</p>}
        {operatorAddress && <p>{operatorAddress}</p>}
        <Reach operator={operator} />
      </address>
      {reportsEmail && (
        <p className="mt-2 wrap-anywhere">
          Kontaktpunkt för myndigheter och för anmälningar av olagligt innehåll:{' '}
          <MailLink to={reportsEmail} />. Skriv på svenska eller engelska.
        </p>
      )}
    </>
  );
}

function Reach({ operator: { operatorEmail, operatorPhone } }: { operator: Operator }) {
  return (
    <>
      {operatorEmail && (
        <p>
          <MailLink to={operatorEmail} />
        </p>
      )}
      {operatorPhone && (
        <p>
          <a href={`tel:${operatorPhone.replaceAll(/[^\d+]/g, '')}`} className="underline">
            {operatorPhone}
          </a>
        </p>
      )}
    </>
  );
}

function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="break-all underline">
      {to}
    </a>
  );
}
