// The steps of a sale as a basketball play diagram: dribble, pass, shot.

const steps = [
  {
    title: 'Fotografera',
    text: 'Ta bilderna med mobilen. Vi vänder dem rätt och tar bort uppgiften om var de togs innan någon ser dem.',
  },
  {
    title: 'Passa till oss',
    text: 'En moderator läser varje annons innan den publiceras, så att torget förblir ett ställe att lita på.',
  },
  {
    title: 'Sätt den',
    text: 'Köparen hittar dig på ort, skick och pris. Telefon och e-post visas bara för den som är inloggad.',
  },
];

export function Playbook() {
  return (
    <section className="mt-16 rounded-lg bg-pine-soft px-5 py-8 sm:px-10 sm:py-12">
      <h2>Så går spelet till</h2>
      <Play />
      <ol className="mt-6 grid grid-cols-1 gap-6 md:mt-4 md:grid-cols-3 md:gap-0">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 md:block md:pr-8">
            <span
              aria-hidden="true"
              className="board flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-pine text-pine md:hidden"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3>{step.title}</h3>
              <p className="mt-1 max-w-[40ch]">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

// The usual symbols: a wavy line is a dribble, a dashed line a pass, a double line a shot.
function Play() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className="mt-6 hidden w-full text-pine md:block"
    >
      {[34, 434, 834].map((x, index) => (
        <g key={x}>
          <circle cx={x} cy="36" r="30" />
          <text x={x} y="47" textAnchor="middle" className="board fill-current stroke-none text-xl">
            {index + 1}
          </text>
        </g>
      ))}
      <path d="M78 36q12-20 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0h18M372 26l12 10l-12 10" />
      <path d="M480 36h290" strokeDasharray="16 14" />
      <path d="M772 26l12 10l-12 10M878 31h206M878 41h206M1078 20l20 16l-20 16" />
      <path d="M1164 36a18 18 0 1 1-36 0a18 18 0 1 1 36 0M1164 36h18M1182 8v56" />
    </svg>
  );
}
