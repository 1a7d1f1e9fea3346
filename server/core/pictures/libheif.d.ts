// The part of libheif-js in use; the package's own types are all `any`.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** An object in the decoder's memory that must be released explicitly. */
  export interface HeifObject {
    readonly heif: unique symbol;
  }
  /** Returned by a failed call instead of its result. */
  export interface HeifFailure {
    code: object;
    message: string;
  }
  export interface HeifDecoded {
    code?: undefined;
    image: HeifObject;
    /** `data` is a view into the decoder's memory, `stride` bytes a row. */
    channels: { data: Uint8Array; stride: number; width: number; height: number }[];
  }
  export interface Heif {
    HEAPU8: Uint8Array;
    heif_error_code: { heif_error_Ok: object };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object };
    heif_context_alloc(): HeifObject;
    heif_context_free(context: HeifObject): void;
    heif_context_read_from_memory(context: HeifObject, bytes: Uint8Array): HeifFailure;
    heif_js_context_get_primary_image_handle(
      context: HeifObject,
    ): (HeifObject & { code?: undefined }) | HeifFailure;
    heif_image_handle_get_width(handle: HeifObject): number;
    heif_image_handle_get_height(handle: HeifObject): number;
    heif_js_decode_image2(handle: HeifObject, colorspace: object, chroma: object): HeifDecoded | HeifFailure;
    heif_image_handle_release(handle: HeifObject): void;
    heif_image_release(image: HeifObject): void;
  }
  export default function openHeif(): Heif;
}
