// Suggests a known mail domain for a mistyped one; accepting it corrects the address.

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
