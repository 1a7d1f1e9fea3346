// The four links of the home page on a basketball court seen from above. Source: spec 1 §2 Home.
import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#shared/paths.ts';
import { useOpenPages } from '../../features/page-settings/use-open-pages.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

const tiles = [
  {
    pageName: 'marketplace',
    href: paths.marketplace,
    title: 'Marknadsplats',
    text: 'Skor, bollar och tröjor som ska spela vidare.',
  },
  { pageName: 'forum', href: paths.forum, title: 'Forum', text: 'Träning, taktik och matchen i går.' },
  {
    pageName: 'tournaments',
    href: paths.tournaments,
    title: 'Turneringar',
    text: 'Cuper och läger, nära och långt bort.',
  },
  {
    pageName: 'associations',
    href: paths.associations,
    title: 'Föreningar',
    text: 'Hitta en förening och en öppen hall.',
  },
] as const;

export function CourtTiles() {
  const isOpen = useOpenPages();
  const open = tiles.filter(({ pageName }) => isOpen(pageName));
  if (open.length === 0) return null;
  return (
    <nav
      aria-label="Delar av Baskettorget"
      className="floor relative isolate overflow-hidden border-b border-line"
    >
      <FullCourt />
      <ul className="mx-auto grid max-w-7xl min-[22.5rem]:grid-cols-2 lg:grid-cols-4">
        {open.map((tile) => (
          <li key={tile.href}>
            <Anchor
              href={tile.href}
              className="group flex h-full min-h-36 flex-col justify-end p-4 -outline-offset-3 sm:min-h-44 sm:p-6"
            >
              <h2 className="flex items-center gap-2 text-base group-hover:underline sm:text-xl">
                {tile.title}
                <ArrowRight
                  size={20}
                  className="hidden shrink-0 transition-transform duration-150 group-hover:translate-x-1 sm:block"
                />
              </h2>
              <p className="mt-1 text-sm">{tile.text}</p>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// A full court of 28 by 15 m, in centimetres; its halves are mirrored.
function FullCourt() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2800 1500"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="pointer-events-none absolute inset-0 -z-1 size-full text-ink/25"
    >
      <path
        d="M1400 0v1500M1220 750a180 180 0 1 0 360 0a180 180 0 1 0-360 0"
        vectorEffect="non-scaling-stroke"
      />
      <path d={half} vectorEffect="non-scaling-stroke" />
      <path d={half} vectorEffect="non-scaling-stroke" transform="matrix(-1 0 0 1 2800 0)" />
    </svg>
  );
}

const half =
  'M0 90h299a675 675 0 0 1 0 1320H0M0 505h580v490H0M580 570a180 180 0 0 1 0 360M120 660v180M135 750a22.500 22.500 0 1 0 45 0a22.500 22.500 0 1 0-45 0';
