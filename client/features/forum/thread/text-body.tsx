// A text as the server has rendered it, with nothing but allowed elements.

export function TextBody({ html }: { html: string }) {
  return (
    <div
      className="max-w-[68ch] [overflow-wrap:anywhere] [&_a]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 [&_blockquote]:text-muted [&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-6 [&>*+*]:mt-3"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
