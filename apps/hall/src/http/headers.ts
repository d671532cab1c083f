/** Nothing comes from elsewhere, nothing is inlined, nobody frames us. */
export function securityHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith('https:') ?? false;
  // Some browsers do not count the socket as 'self'.
  const socket = publicUrl === null ? '' : ` ${publicUrl.replace(/^http/, 'ws')}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
