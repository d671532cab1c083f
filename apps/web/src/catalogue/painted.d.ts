/** A cover painted when the screen was built: gives its markup. */
declare module '*?painted' {
  export function paint(): Promise<string>;
}
