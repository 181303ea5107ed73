import {
  Aside,
  AsideLink,
  AuthHeading,
  AuthLayout,
  Intended,
} from '#client/account/auth/auth-layout.tsx'
import { Invitation } from '#client/account/auth/invitation.tsx'
import * as words from '#client/account/auth/words.ts'
import {
  NewPassword,
  newPasswordFields,
  PersonFields,
} from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function RegisterScreen({
  intended,
  invitation,
  name,
}: Pages['auth/register'] & SharedProps) {
  return (
    <>
      <AuthHeading
        title={words.createAnAccount}
        description={invitation ? words.verificationFollows : words.registerLead}
      />
      {invitation ? (
        <Invitation invitation={invitation} firm={name}>
          {words.registerAsInvited(invitation.email)}
        </Invitation>
      ) : (
        intended && <Intended>{words.registerFor(intended)}</Intended>
      )}
      <AccountForm
        layout="card"
        action={routes.register.href()}
        button={words.createAccount}
        clearOnSuccess={newPasswordFields}
      >
        {(errors) => (
          <>
            <PersonFields
              errors={errors}
              {...(invitation && { person: { name: '', email: invitation.email } })}
              autoFocus
            />
            <NewPassword errors={errors} />
          </>
        )}
      </AccountForm>
      <Aside>
        <RichText
          text={words.accountAlready}
          marks={{ link: (text) => <AsideLink href={routes.login.href()}>{text}</AsideLink> }}
        />
      </Aside>
    </>
  )
}

RegisterScreen.layout = AuthLayout
