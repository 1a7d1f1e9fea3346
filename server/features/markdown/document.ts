// OpenAPI texts of Markdown previews that the contract does not contain.
import { MarkdownDraft, MarkdownPreview } from '#shared/features/markdown/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const markdownDocument: FeatureDocument = {
  tag: { name: 'markdown', description: 'Texts with a subset of Markdown' },
  examples: [
    exampleOf(MarkdownDraft, { text: 'Hej **alla**' }),
    exampleOf(MarkdownPreview, { html: '<p>Hej <strong>alla</strong></p>\n' }),
  ],
};
