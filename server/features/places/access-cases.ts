// Access cases of places: everyone may search and read them.
import { type AccessCases, anyone } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'places.search': [() => ({ method: 'GET', url: '/api/places?query=lulea' }), anyone()],
    'places.find': [
      async ({ app }) => {
        const { rows } = await app.services.database.pool.query<{ id: number }>(
          "insert into places (name, country, latitude, longitude) values ('Testby', 'Sverige', 60, 15) returning id",
        );
        return { method: 'GET', url: `/api/places/${rows[0]?.id}` };
      },
      anyone(),
    ],
  },
};
