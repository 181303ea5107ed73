/** The change of a submission was made before, or by another request at the same time. */
export class AlreadyDone extends Error {
  override name = 'AlreadyDone'
}
