// The dashboard asks for the operator's details until they are filled in.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { failed, viewer } from '../../testing/show.tsx';

const answers = { admin: { overview: failed } };
const operator = {
  operatorName: 'Baskettorget AB',
  operatorNumber: '556677-8899',
  operatorAddress: 'Hallvägen 1, 123 45 Solna',
  operatorEmail: 'hej@torget.se',
  operatorPhone: '',
  operatorReportsEmail: '',
};

test('a superadmin is asked for the details, with a link to the settings', async () => {
  openPage('/admin', answers, { as: superadmin, operator: { ...operator, operatorAddress: '' } });
  expect(await screen.findByText('Vem driver webbplatsen?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fyll i uppgifterna' }).getAttribute('href')).toBe(
    '/admin/settings',
  );
});

test('an admin sees who can fill in the details', async () => {
  openPage('/admin', answers, { as: { ...viewer, role: 'admin' } });
  expect(await screen.findByText(/En superadmin fyller i dem under Inställningar/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fyll i uppgifterna' })).toBeNull();
});

test('the request is not shown once everything required is filled in', async () => {
  openPage('/admin', answers, { as: superadmin, operator });
  expect(await screen.findByText(/Kunde inte hämta dashboard-data/)).toBeTruthy();
  expect(screen.queryByText('Vem driver webbplatsen?')).toBeNull();
});
