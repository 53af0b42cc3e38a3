/** The operator's own apps, as configured; null where there is none. */
export type NativeApps = { readonly android: string | null; readonly ios: string | null };

/** Files with which Android and iOS check that an app may open this site's links, by path. A platform without an app has
 * none. Source: developer.android.com, "Digital Asset Links"; developer.apple.com, "Supporting associated domains". */
export function associationFiles({ android, ios }: NativeApps): Readonly<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  if (android !== null) {
    const [name = '', prints = ''] = android.split('=', 2);
    files['/.well-known/assetlinks.json'] = [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: name,
          sha256_cert_fingerprints: prints.split('+'),
        },
      },
    ];
  }
  if (ios !== null) {
    files['/.well-known/apple-app-site-association'] = {
      applinks: {
        details: [{ appIDs: [ios], components: [{ '/': '/api/*', exclude: true }, { '/': '/*' }] }],
      },
    };
  }
  return files;
}
