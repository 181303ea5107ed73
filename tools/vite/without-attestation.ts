import type { Plugin } from 'vite'

/** By file: what it exports to the rest of the library; a name that is missing here stops the build. */
const unused: Record<string, string[]> = {
  'helpers/convertX509PublicKeyToCOSE.js': ['convertX509PublicKeyToCOSE'],
  'helpers/getCertificateInfo.js': ['getCertificateInfo'],
  'helpers/isCertRevoked.js': ['isCertRevoked'],
  'helpers/mapX509SignatureAlgToCOSEAlg.js': ['mapX509SignatureAlgToCOSEAlg'],
  'helpers/validateCertificatePath.js': ['validateCertificatePath'],
  'metadata/verifyMDSBlob.js': ['verifyMDSBlob'],
  'registration/verifications/tpm/verifyAttestationTPM.js': ['verifyAttestationTPM'],
  'registration/verifications/verifyAttestationAndroidKey.js': ['verifyAttestationAndroidKey'],
  'registration/verifications/verifyAttestationAndroidSafetyNet.js': [
    'verifyAttestationAndroidSafetyNet',
  ],
  'registration/verifications/verifyAttestationApple.js': ['verifyAttestationApple'],
  'registration/verifications/verifyAttestationFIDOU2F.js': ['verifyAttestationFIDOU2F'],
  'registration/verifications/verifyAttestationPacked.js': ['verifyAttestationPacked'],
  'services/defaultRootCerts/android-key.js': [
    'Google_Hardware_Attestation_Root_1',
    'Google_Hardware_Attestation_Root_2',
    'Google_Hardware_Attestation_Root_3',
    'Google_Hardware_Attestation_Root_4',
  ],
  'services/defaultRootCerts/android-safetynet.js': ['GlobalSign_Root_CA'],
  'services/defaultRootCerts/apple.js': ['Apple_WebAuthn_Root_CA'],
  'services/defaultRootCerts/mds.js': ['GlobalSign_Root_CA_R3', 'GlobalSign_Root_R46'],
  'services/metadataService.js': ['BaseMetadataService', 'MetadataService'],
}

/**
 * Leaves out of the Worker how @simplewebauthn/server verifies who made an authenticator, by
 * certificates: statements of that are neither asked for nor looked at, and what reaches the library
 * never has one. Its checks of keys and their uses stay as they are.
 */
export function withoutAttestation(): Plugin {
  return {
    name: 'without-attestation',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name !== 'client',
    load(id) {
      const [, file = ''] = /\/@simplewebauthn\/server\/esm\/([\w/-]+\.js)/.exec(id) ?? []
      return unused[file]?.map((name) => `export const ${name} = undefined`).join('\n')
    },
  }
}
