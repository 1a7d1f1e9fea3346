// Asks whether a known mail domain was meant, and corrects the address.

export function EmailSuggestion({ email, onAccept }: { email: string; onAccept: () => void }) {
  return (
    <>
      Menade du{' '}
      <button
        type="button"
        className="font-semibold text-pine underline [overflow-wrap:anywhere]"
        onClick={onAccept}
      >
        {email}
      </button>
      ?
    </>
  );
}
