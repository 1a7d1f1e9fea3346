// Access cases of Markdown previews: the expected status for each role.
import { type AccessCases, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'markdown.preview': [
      () => ({ method: 'POST', url: '/api/markdown-previews', body: { text: 'Hej' } }),
      signedIn(),
    ],
  },
};
