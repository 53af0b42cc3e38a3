import { redirect } from 'react-router';

/** RTO work is in the queue of all kinds; the list that was here has links and bookmarks. */
export async function loader() {
  return redirect('/desk?orderKind=rto-service', 301);
}
