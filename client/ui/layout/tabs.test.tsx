// Tabs by keyboard, and the relation of tabs and panels.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'in', label: 'Logga in' },
  { value: 'new', label: 'Registrera' },
  { value: 'help', label: 'Hjälp' },
] as const;

function Page() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('in');
  return (
    <Tabs label="Konto" tabs={tabs} value={value} onChange={setValue}>
      <p>Panel {value}</p>
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

test('arrows, Home and End move the focus and select', () => {
  render(<Page />);
  for (const [key, label] of [
    ['ArrowRight', 'Registrera'],
    ['End', 'Hjälp'],
    ['ArrowRight', 'Logga in'],
    ['ArrowLeft', 'Hjälp'],
    ['Home', 'Logga in'],
  ] as const) {
    fireEvent.keyDown(chosen(), { key });
    expect(chosen().textContent).toBe(label);
    expect(document.activeElement).toBe(chosen());
  }
});

test('only the selected tab is in the tab order, and it names its panel', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('tab', { name: 'Registrera' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tabpanel', { name: 'Registrera' }).textContent).toBe('Panel new');
});
