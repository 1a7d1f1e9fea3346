// Planned features as a team sheet, with player numbers. Source: spec 1 §2 Home.
import { paths } from '#shared/paths.ts';
import { useOpenPages } from '../../features/page-settings/use-open-pages.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

const plans = [
  { number: 4, name: 'Tränarsida', text: 'övningar och scheman' },
  { number: 5, name: 'Podd', text: 'samtal från omklädningsrummet' },
  { number: 6, name: 'Nätverk', text: 'spelare, tränare och domare' },
  { number: 7, name: 'Hallguide', text: 'alla golv att spela på' },
  { number: 8, name: 'Höjdpunkter', text: 'klippen du vill se igen' },
  { number: 9, name: 'Träningsverktyg', text: 'följ din egen utveckling' },
];

export function Bench() {
  const isNewsOpen = useOpenPages()('news');
  return (
    <section className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
      <div>
        <h2>På bänken, redo att bytas in</h2>
        <p className="mt-3 max-w-[46ch]">
          Torget är bara första perioden. Det här värmer vi upp för, och vi vill höra vad du saknar.
          {isNewsOpen && (
            <>
              {' '}
              Nyss spelade matcher hittar du under{' '}
              <Anchor href={paths.news} className="text-pine underline">
                Nyheter & Resultat
              </Anchor>
              .
            </>
          )}
        </p>
        <ButtonLink href={paths.about} className="mt-5">
          Läs om våra planer
        </ButtonLink>
      </div>
      <ul className="grid self-start border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {plans.map((plan) => (
          <li key={plan.name} className="flex items-baseline gap-4 border-b border-line py-3">
            <span aria-hidden="true" className="board w-7 text-xl text-muted">
              {plan.number}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-display text-base font-bold">{plan.name}</span>
              <span className="block text-sm text-muted">{plan.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
