// Server-rendered markup has no inline styles, because the content policy refuses them.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge, Plate } from './feedback/badge.tsx';
import { CountBadge } from './feedback/count-badge.tsx';
import { BottomNav } from './layout/bottom-nav.tsx';
import { Button } from './button/button.tsx';
import { Checkbox } from './form/checkbox.tsx';
import { Switch } from './form/switch.tsx';
import { EmptyState } from './feedback/empty-state.tsx';
import { Footer } from './layout/footer.tsx';
import { MenuButton } from './button/menu-button.tsx';
import { CourtBand, PageHeading } from './layout/page.tsx';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { SearchBox } from './form/search-box.tsx';
import { ViewSwitch } from './form/segmented-control.tsx';
import { SidebarLayout } from './layout/sidebar.tsx';
import { Tabs } from './layout/tabs.tsx';
import { ToastHost } from './feedback/toast-host.tsx';
import { TopBar } from './layout/top-bar.tsx';

const nothing = () => {};
const link = { href: '/forum', label: 'Forum', icon: null };

const parts: Array<[name: string, part: ReactElement]> = [
  ['Badge', <Badge key="b">Väntar</Badge>],
  ['CountBadge', <CountBadge key="c" count={12} label="12 olästa" />],
  ['Plate', <Plate key="p">1 250 kr</Plate>],
  ['BottomNav', <BottomNav key="n" links={[link]} action={link} more={[link]} />],
  ['Button', <Button key="k" busy />],
  ['Checkbox', <Checkbox key="x" label="Ja" />],
  ['Switch', <Switch key="s" label="På" checked onChange={nothing} />],
  ['EmptyState', <EmptyState key="e" title="Tomt" board="404" />],
  ['Footer', <Footer key="f" groups={[{ label: 'Torget', links: [link] }]} />],
  ['MenuButton', <MenuButton key="m" label="Meny" items={[]} />],
  ['CourtBand', <CourtBand key="cb">Hej</CourtBand>],
  ['PageHeading', <PageHeading key="h" title="Marknadsplats" />],
  ['ProgressBar', <ProgressBar key="pb" label="Laddar upp" value={40} />],
  ['SearchBox', <SearchBox key="sb" label="Sök" value="" onSearch={nothing} />],
  ['ViewSwitch', <ViewSwitch key="v" value="grid" onChange={nothing} />],
  [
    'SidebarLayout',
    <SidebarLayout key="l" title="Admin Panel" groups={[]} current="/" initiallyOpen>
      {null}
    </SidebarLayout>,
  ],
  [
    'Tabs',
    <Tabs key="t" label="Konto" tabs={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing}>
      {null}
    </Tabs>,
  ],
  ['ToastHost', <ToastHost key="th" />],
  [
    'TopBar',
    <TopBar key="tb" links={[link]}>
      {null}
    </TopBar>,
  ],
];

test.each(parts)('%s', (_name, part) => {
  const html = renderToStaticMarkup(part);
  expect(html).toMatch(/^</u);
  expect(html).not.toContain('style=');
});

test('shows counts above nine as 9+, and no badge at zero', () => {
  expect(renderToStaticMarkup(<CountBadge count={10} label="10 olästa" />)).toContain('9+');
  expect(renderToStaticMarkup(<CountBadge count={0} label="0 olästa" />)).toBe('');
});
