// Who a business is: name, number, address and e-mail.

export interface BusinessDetailsProps {
  business: { name: string; number: string; address: string; email: string };
}

export function BusinessDetails({ business: { name, number, address, email } }: BusinessDetailsProps) {
  return (
    <address className="mt-3 text-sm not-italic wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p>Org.nr {number}</p>
      <p>{address}</p>
      <a href={`mailto:${email}`} className="inline-flex min-h-9 items-center break-all underline">
        {email}
      </a>
    </address>
  );
}
