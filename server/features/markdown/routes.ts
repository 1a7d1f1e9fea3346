// The Markdown endpoints.
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { previewMarkdown } from './actions.ts';

const { markdown } = endpoint;

export const markdownRoutes = {
  preview: markdown.preview
    .use(signedIn())
    .handler(async ({ context, input }) => ({ html: await previewMarkdown(context, input.text) })),
};
